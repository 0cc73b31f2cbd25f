import { test } from 'node:test';
import { contract } from './contract.ts';
import { startOnNode } from './start-on-node.ts';

contract('Node', startOnNode, (name, run) => void test(name, run));
