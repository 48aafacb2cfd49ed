import fs from 'node:fs'
import path from 'node:path'
import { readSettings } from '../../../scripts/start/settings.ts'
import { type Block, commandsOf, type Line } from './blocks.ts'
import { trialOf, WRAPPERS } from './commands.ts'
import { differences, parseEnvironmentFile } from './environment-file.ts'
import type { Machine } from './machine.ts'
import { testProxy } from './proxy.ts'
import { Shell } from './shell.ts'

export type Row = { block: Block; line: Line; how: string; why: string; fault: string | null }

/** Tries every line of every block, in the order of the documents. Calls `report` with each row as soon as it is known. */
export async function tryBlocks(machine: Machine, blocks: Block[], report: (row: Row) => void): Promise<void> {
  const shells = new Map<string, Shell>()
  let lastOutput = ''
  for (const block of blocks) {
    if (block.language === 'sh') {
      const shell = shells.get(block.place) ?? new Shell(machine, folderOf(machine, block.place))
      shells.set(block.place, shell)
      for (const line of block.lines) {
        const { output, ...row } = await tryLine(machine, shell, line)
        if (output !== null) lastOutput = output
        report({ block, line, ...row })
      }
    } else
      for (const [index, line] of block.lines.entries())
        report({ block, line, ...(await check(machine, block, index, lastOutput)) })
  }
  for (const shell of shells.values()) shell.close()
}

type Outcome = Pick<Row, 'how' | 'why' | 'fault'>

/** Blocks marked `folder` are typed where `npm start` is typed, `cluster` ones where `deploy/` has been copied to, all others by root. */
function folderOf(machine: Machine, place: string): string {
  const folder = path.join(machine.folder, place ? 'home/sehati' : 'root')
  if (place && !fs.existsSync(folder))
    machine.asUser('git', ['clone', '--quiet', `${machine.folder}/sources.git`, folder])
  return folder
}

async function tryLine(machine: Machine, shell: Shell, line: Line): Promise<Outcome & { output: string | null }> {
  const names = commandsOf(line.text, (name) => WRAPPERS.has(name))
  if (names.length === 0 && /^\s*(#|$)/.test(line.text)) return { how: 'comment', why: '', fault: null, output: null }
  const unknown = names.filter((name) => !trialOf(name))
  if (unknown.length > 0)
    return { how: '-', why: '', fault: `not named in commands.ts: ${unknown.join(', ')}`, output: null }
  const { status, output } = await shell.type(machine.mapped(line.text))
  const trials = names.flatMap((name) => trialOf(name) ?? [])
  const special = trials.filter(({ way }) => way !== 'run')
  const how = [...new Set(trials.map(({ way }) => way))].join(', ') || 'run'
  const why = [...new Set(special.map((trial) => trial.why))].join('; ')
  return { how, why, fault: status === 0 ? null : `ended with ${status}: ${output}`, output }
}

/** Blocks that are not typed: settings, the proxy's and Prometheus' files, and the expected output of a command. */
async function check(machine: Machine, block: Block, index: number, lastOutput: string): Promise<Outcome> {
  const checks: Record<string, (line: string) => Outcome | Promise<Outcome>> = {
    text: (line) => ({
      how: 'compared',
      why: 'with the output of the line before',
      fault: lastOutput.includes(line.trim()) ? null : `the output is “${lastOutput}”`,
    }),
    env: () => (index === 0 ? checkSettings(machine, block) : part),
    nginx: () => (index === 0 ? checkNginx(machine, block) : part),
    yaml: (line) => checkPaths(machine, line),
    diagram: () => ({ how: 'diagram', why: '', fault: null }),
  }
  const one = checks[block.language]
  return one
    ? one(block.lines[index]?.text ?? '')
    : { how: '-', why: '', fault: `no trial for ${block.language} blocks` }
}

const part: Outcome = { how: 'with the block', why: '', fault: null }

/** Put in place where the document says so; accepted by the product; read alike by a shell and by systemd. */
function checkSettings(machine: Machine, block: Block): Outcome {
  const text = machine.mapped(`${block.lines.map((line) => line.text).join('\n')}\n`)
  const settings = parseEnvironmentFile(text)
  let fault = differences(text, settings)
  try {
    readSettings(settings)
  } catch (error) {
    fault = (error as Error).message
  }
  if (block.place === '') machine.writeFile('etc/sehati/sehati.env', text)
  return { how: 'checked', why: 'the product accepts it, systemd and a shell read it alike', fault }
}

async function checkNginx(machine: Machine, block: Block): Promise<Outcome> {
  const why = 'a real nginx with a certificate of its own, before the running service'
  return { how: 'run', why, fault: await testProxy(machine, block.lines.map((line) => line.text).join('\n')) }
}

function checkPaths(machine: Machine, line: string): Outcome {
  const named = [...machine.mapped(line).matchAll(/(?:^|[\s['"])(\/[\w./-]+)/g)].map(([, one = '']) => one)
  const missing = named.filter((one) => !fs.existsSync(one))
  const fault = missing.length > 0 ? `there is no ${missing.join(', ')}` : null
  return { how: named.length > 0 ? 'checked' : 'read', why: named.length > 0 ? 'what it names is there' : '', fault }
}
