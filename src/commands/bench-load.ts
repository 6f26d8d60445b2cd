import { parentPort } from 'node:worker_threads';

/** A client in a thread of its own, so that asking does not take the server's time. */
export interface Load {
  readonly url: string;
  readonly token: string;
  readonly query: string;
  readonly variables: readonly object[];
  /** How many ask at the same time. */
  readonly clients: number;
}

const run = async ({ url, token, query, variables, clients }: Load): Promise<void> => {
  const waiting = [...variables];
  const client = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables: next }),
      });
      const { data, errors } = (await response.json()) as {
        data?: { submitAnswer?: { __typename: string } };
        errors?: unknown;
      };
      if (data?.submitAnswer?.__typename !== 'Accepted') throw new Error(JSON.stringify({ data, errors }));
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  parentPort!.postMessage(performance.now() - began);
};

// Trouble ends the thread, and the bench with it.
parentPort?.on('message', (load: Load) => void run(load));
