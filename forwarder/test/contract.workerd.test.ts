import { test } from 'node:test';
import { contract } from './contract.ts';
import { startOnWorkerd } from './start-on-workerd.ts';

contract('workerd', startOnWorkerd, (name, run) => void test(name, run));
