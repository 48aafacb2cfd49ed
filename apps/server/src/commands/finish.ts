import { type Config, readConfig } from '../config.ts'

/** Runs a command to its end. Prints one line with its result, or with the error and exit code 1. */
export async function finish(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    console.log(await work(readConfig(process.env)))
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/** PostgreSQL's code for what a role may not do. */
const NOT_ALLOWED = '42501'

function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isRefused = (error as { code?: unknown } | null)?.code === NOT_ALLOWED
  return isRefused ? `${message}: this command needs the owner of the tables, MIGRATE_DATABASE_URL` : message
}
