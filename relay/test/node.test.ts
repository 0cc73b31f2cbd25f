import { test } from 'node:test';
import { contract } from './contract/contract.ts';
import { startNode } from './node-host.ts';

contract({ name: 'Node', start: startNode }, (name, run) => void test(name, run));
