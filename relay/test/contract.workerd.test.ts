import { contract } from './contract/contract.ts';
import { workerdHost } from './workerd-host.ts';

contract(workerdHost);
