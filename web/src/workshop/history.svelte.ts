/** What was drawn, with what it was before: every stroke can be taken back and done again. */

const MOST = 200;

export class History<Data> {
  #past: Data[] = [];
  #future: Data[] = [];
  #stroke: unknown = undefined;
  now: Data;
  undoable = $state(false);
  redoable = $state(false);

  constructor(first: Data) {
    this.now = $state.raw(first);
  }

  /** Change what is drawn; all changes of one stroke are taken back together. */
  change(next: Data, stroke: unknown = {}): void {
    if (next === this.now) return;
    if (stroke !== this.#stroke) this.#past = [...this.#past, this.now].slice(-MOST);
    this.#stroke = stroke;
    this.#future = [];
    this.#show(next);
  }

  undo(): void {
    const before = this.#past.pop();
    if (before === undefined) return;
    this.#future.push(this.now);
    this.#stroke = undefined;
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.pop();
    if (after === undefined) return;
    this.#past.push(this.now);
    this.#stroke = undefined;
    this.#show(after);
  }

  #show(data: Data): void {
    this.now = data;
    this.undoable = this.#past.length > 0;
    this.redoable = this.#future.length > 0;
  }
}
