import { type Config, readConfig } from '../config.ts'

/** Runs a command that ends: one line says what it did, or what stood in its way with exit code 1. */
export async function finish(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    console.log(await work(readConfig(process.env)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
