/** Somebody else was quicker: read again, decide again, append again. */
export class WrongRevision extends Error {
  override readonly name = 'WrongRevision';

  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`stream ${stream} is at revision ${actual}, not at ${expected}`);
  }
}

/** An event id is already written, and not as part of this very batch at this place: appending again cannot help. */
export class IdTaken extends Error {
  override readonly name = 'IdTaken';

  constructor(
    readonly stream: string,
    readonly id: string,
  ) {
    super(`event id ${id} is taken, so it cannot be appended to stream ${stream}`);
  }
}

/** The stream was erased. Its name is never used again. */
export class StreamDeleted extends Error {
  override readonly name = 'StreamDeleted';

  constructor(readonly stream: string) {
    super(`stream ${stream} was deleted`);
  }
}

/** The call itself makes no sense (an empty batch, a bad name): a mistake of the caller, not of the moment. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}
