import type { ServerResponse } from 'node:http';
import { sendReply } from 'service/send-reply';
import type { RefusalStatus } from '../../core/refusals.ts';
import { makeRefusalReply } from '../../core/replies.ts';

export function sendRefusal(response: ServerResponse, status: RefusalStatus): void {
  sendReply(response, makeRefusalReply(status));
}
