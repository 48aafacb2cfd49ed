import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** Seconds of processor time, and bytes of memory that are in use now. */
export type Usage = { pid: number; cpu: number; memory: number }
/** A process as /proc describes it; `cpuOfEnded` is the processor time of those of its children that have ended. */
export type Stat = { name: string; parent: number; cpu: number; cpuOfEnded: number }

const TICKS_A_SECOND = 100

/** Of one process. Linux reports hundredths of a second; elsewhere the whole seconds of `ps` must do. */
export function usageOf(pid: number): Usage {
  if (process.platform === 'linux') {
    const rss = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { pid, cpu: statOf(pid).cpu, memory: Number(rss) * 1_024 }
  }
  const [rss = '', time = ''] = ps('-o', 'rss=,time=', '-p', String(pid)).split(/\s+/)
  const cpu = time.split(':').reduce((total, part) => total * 60 + Number(part), 0)
  return { pid, cpu, memory: Number(rss) * 1_024 }
}

/** The processes that this one has started itself and that still run, in the order of their pids. */
export function childrenOf(parent: number): number[] {
  if (process.platform === 'linux') return runningPids().filter((pid) => parentOf(pid) === parent)
  const pairs = ps('-eo', 'pid=,ppid=')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid ?? 0)
}

/** All processes of this machine. Linux only. */
export const runningPids = (): number[] =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b)

/** Throws for a process that has ended. Linux only. */
export function statOf(pid: number): Stat {
  // The program's name is in brackets and may contain any character, brackets too.
  const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const fields = rest.split(' ').map(Number)
  const ticks = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) / TICKS_A_SECOND
  return { name, parent: fields[1] ?? 0, cpu: ticks(11), cpuOfEnded: ticks(13) }
}

/** Empty for a process that has ended, is a zombie or belongs to another user. Linux only. */
export function environmentOf(pid: number): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** Sends a signal; a process that has ended in the meantime is no error. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

function parentOf(pid: number): number | null {
  try {
    return statOf(pid).parent
  } catch {
    return null
  }
}

const ps = (...args: string[]) => execFileSync('ps', args, { encoding: 'utf8' }).trim()
