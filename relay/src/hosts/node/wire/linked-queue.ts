/** The place of an item in a queue, until it leaves. */
export class QueueNode<One> {
  readonly one: One;
  queue: LinkedQueue<One> | null;
  before: QueueNode<One> | null = null;
  after: QueueNode<One> | null = null;

  constructor(one: One, queue: LinkedQueue<One>) {
    this.one = one;
    this.queue = queue;
  }

  /** Leaves the queue; does nothing if the item has already left. */
  leave(): void {
    this.queue?.remove(this);
  }
}

/**
 * A queue that items may leave from the middle. A Set costs too much if sockets come and go by the
 * thousand: it grows by copying, and each old copy keeps its sockets alive. The garbage collector
 * then has twice as much to move, and stops everyone for as long.
 */
export class LinkedQueue<One> {
  #first: QueueNode<One> | null = null;
  #last: QueueNode<One> | null = null;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get first(): One | undefined {
    return this.#first?.one;
  }

  join(one: One): QueueNode<One> {
    const node = new QueueNode(one, this);
    node.before = this.#last;
    if (this.#last === null) this.#first = node;
    else this.#last.after = node;
    this.#last = node;
    this.#size += 1;
    return node;
  }

  shift(): One | undefined {
    const first = this.#first;
    first?.leave();
    return first?.one;
  }

  /** The current items, in order. */
  all(): One[] {
    const all: One[] = [];
    for (let node = this.#first; node !== null; node = node.after) all.push(node.one);
    return all;
  }

  /** Removes a node; `QueueNode.leave` calls it. */
  remove(node: QueueNode<One>): void {
    const { before, after } = node;
    if (before === null) this.#first = after;
    else before.after = after;
    if (after === null) this.#last = before;
    else after.before = before;
    // A removed node must not keep the others in memory.
    node.queue = node.before = node.after = null;
    this.#size -= 1;
  }
}
