/** A letter, before it has any form. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where letters go. The nodemailer and the postbox page come with the letters themselves. */
export interface Post {
  send(letter: Letter): Promise<void>;
}

/** Keeps the latest letters in memory: for trying the service on a machine without a mail server, and for tests. */
export class Postbox implements Post {
  readonly #letters: Letter[] = [];

  constructor(private readonly keep = 200) {}

  send(letter: Letter): Promise<void> {
    this.#letters.push(letter);
    if (this.#letters.length > this.keep) this.#letters.shift();
    return Promise.resolve();
  }

  get letters(): readonly Letter[] {
    return this.#letters;
  }
}
