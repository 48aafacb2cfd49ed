import { type Config, readConfig } from '../config.ts'

/** Runs a command to its end. Prints one line with its result, or with the error and exit code 1. */
export async function finish(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    console.log(await work(readConfig(process.env)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
