import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

class Connection implements DatabaseConnection {
  constructor(
    private readonly client: PGlite,
    readonly release: () => void,
  ) {}

  executeQuery: DatabaseConnection['executeQuery'] = async ({ sql, parameters }) => {
    const { rows, affectedRows } = await this.client.query(sql, [...parameters]);
    return { rows: rows as never[], numAffectedRows: BigInt(affectedRows ?? 0) };
  };

  async *streamQuery<R>(query: CompiledQuery) {
    yield await this.executeQuery<R>(query);
  }

  async run(sql: string) {
    await this.executeQuery(CompiledQuery.raw(sql));
  }
}

/** Queues transactions: PGlite has one session. */
class SerialDriver implements Driver {
  private client: Promise<PGlite> | undefined;
  private free: Promise<void> = Promise.resolve();

  constructor(private readonly open: () => Promise<PGlite>) {}

  async init() {
    this.client = this.open();
    await this.client;
  }

  async acquireConnection() {
    const before = this.free;
    let release = () => {};
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return new Connection(await (this.client ?? this.open()), release);
  }

  async beginTransaction(connection: Connection, { isolationLevel }: { isolationLevel?: string }) {
    await connection.run(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin');
  }

  async commitTransaction(connection: Connection) {
    await connection.run('commit');
  }

  async rollbackTransaction(connection: Connection) {
    await connection.run('rollback');
  }

  async releaseConnection(connection: Connection) {
    connection.release();
  }

  async destroy() {
    await (await this.client)?.close();
  }
}

export const pgliteDialect = (open: () => Promise<PGlite>): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => new SerialDriver(open),
});
