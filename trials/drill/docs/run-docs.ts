import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../../scripts/start/stop-request.ts'
import { NotPossible } from '../faults/verdict.ts'
import { DOCUMENTS, readBlocks } from './blocks.ts'
import { Machine } from './machine.ts'
import { type Row, tryBlocks } from './try-blocks.ts'

/** Returns the exit code: 0 when every line worked, 1 when one did not, 2 when this machine cannot try them. */
export async function runDocs(steps: Steps): Promise<number> {
  const signal = listenForStop()
  const blocks = DOCUMENTS.flatMap(readBlocks)
  let machine: Machine
  try {
    machine = await steps.run('Make an empty machine with what is committed', () => Machine.make())
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error
    steps.line(error.message)
    return 2
  }
  const rows: Row[] = []
  try {
    await steps.run('Start PostgreSQL', () => machine.startPostgres())
    await tryBlocks(machine, blocks, (row) => {
      signal.throwIfAborted()
      if (rows.at(-1)?.block !== row.block) steps.line(`\n${row.block.file} › ${row.block.heading}`)
      rows.push(row)
      for (const line of shown(row)) steps.line(line)
    })
  } finally {
    await machine.end({ keep: rows.some(({ fault }) => fault !== null) })
  }
  const wrong = rows.filter(({ fault }) => fault !== null)
  steps.line(`\n${rows.length} lines in ${blocks.length} blocks, ${wrong.length} at fault`)
  if (wrong.length > 0) steps.line(`What lay on the machine is kept in ${machine.folder}`)
  return wrong.length === 0 ? 0 : 1
}

function shown({ line, how, why, fault }: Row): string[] {
  const text = line.text.trim()
  const head = `  ${fault === null ? '✓' : '✗'} ${String(line.number).padStart(4)}  ${how.padEnd(14)}  ${text}`
  return [
    head,
    ...(why ? [`${' '.repeat(25)}${why}`] : []),
    ...(fault === null ? [] : [fault.replace(/^/gm, ' '.repeat(25))]),
  ]
}
