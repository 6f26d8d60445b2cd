import { type Database } from '../../event-store/open-database.js';
import { type Projection } from '../projector.js';

/** What people call themselves. */
export const namesProjection = (db: Database): Projection => {
  const call = db.prepare(
    'INSERT INTO names (player, name) VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET name = excluded.name',
  );
  const forget = [
    'DELETE FROM names WHERE player = ?',
    'DELETE FROM ratings WHERE player = ?',
    'DELETE FROM results WHERE player = ?',
  ].map((sql) => db.prepare(sql));
  return {
    apply: ({ stream, type, data }) => {
      if (type === 'account.Opened' || type === 'account.SettingsChanged') {
        const { name } = (data as { settings: { name?: string } }).settings;
        if (name !== undefined) call.run(stream.slice('account-'.length), name);
      }
      // Deleting a stream is not told to followers, so whoever erases an account says here whose it was.
      const gone = type === 'address.Released' ? (data as { player?: string }).player : undefined;
      if (gone !== undefined) for (const statement of forget) statement.run(gone);
    },
  };
};
