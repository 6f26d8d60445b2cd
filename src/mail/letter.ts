/** A letter, ready to go. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly pictures?: readonly Picture[];
  readonly messageId?: string;
  /** The answer goes there: the address that is bound to the seat. */
  readonly replyTo?: string;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  /** Pressed by the mail program, or opened by hand. */
  readonly unsubscribe?: string;
}

export interface Picture {
  readonly cid: string;
  readonly png: Buffer;
}

/** The mail server said no for good; anything else that is thrown is worth another try. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    message: string,
    /** The address itself takes no mail, so that no other letter would reach it either. */
    readonly badAddress: boolean,
  ) {
    super(message);
  }
}

/** Where letters go. A promise that resolves means: somebody else has it now. */
export interface Post {
  send(letter: Letter): Promise<void>;
  close?(): Promise<void> | void;
}
