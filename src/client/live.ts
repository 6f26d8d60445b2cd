/** Says that a table has changed. Where the news come from can be replaced; what is done about them cannot tell. */
export interface News {
  readonly onChange: () => void;
  readonly onConnection: (connected: boolean) => void;
}

const HEAD = 'query ($id: ID!) { table(id: $id) { head talk { at } } }';

/** Asks for the head of the chain and for the talk, more rarely while nobody looks or nothing answers. */
export const pollTable = (id: string, { onChange, onConnection }: News): (() => void) => {
  let known: string | null = null;
  let failures = 0;
  let timer = 0;
  const look = async (): Promise<void> => {
    try {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: HEAD, variables: { id } }),
        signal: AbortSignal.timeout(10_000),
      });
      const { data } = (await response.json()) as { data: { table: { head: string; talk: { at: string }[] } | null } };
      const head = `${data.table?.head} ${data.table?.talk.length}`;
      if (known !== null && head !== known) onChange();
      known = head;
      if (failures > 0) onConnection(true);
      failures = 0;
    } catch {
      // One failure may be a page that is being left; two are a lost connection.
      if (++failures === 2) onConnection(false);
    }
    timer = window.setTimeout(
      () => void look(),
      document.hidden ? 15_000 : failures > 0 ? Math.min(15_000, 1000 * 2 ** failures) : 2000,
    );
  };
  void look();
  const atOnce = (): void => {
    if (document.hidden) return;
    clearTimeout(timer);
    void look();
  };
  document.addEventListener('visibilitychange', atOnce);
  window.addEventListener('online', atOnce);
  return () => clearTimeout(timer);
};
