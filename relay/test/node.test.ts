import { contract } from './contract.ts';
import { nodeHost } from './node-host.ts';

contract(nodeHost);
