import { test } from 'node:test';
import { crashContract } from './contract/contract.ts';
import { startNodeProcess } from './node-process.ts';

crashContract({ name: 'Node', start: startNodeProcess }, (name, run) => void test(name, run));
