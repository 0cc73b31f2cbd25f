import { contract } from './contract/contract.ts';
import { nodeHost } from './node-host.ts';

contract(nodeHost);
