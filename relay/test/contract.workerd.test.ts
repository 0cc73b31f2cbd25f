import { test } from 'node:test';
import { contract, crashContract } from './contract/contract.ts';
import { workerdHost } from './workerd-host.ts';

contract(workerdHost, (name, run) => void test(name, run));
crashContract(workerdHost, (name, run) => void test(name, run));
