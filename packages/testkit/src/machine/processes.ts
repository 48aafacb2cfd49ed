import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

export type Usage = { pid: number; cpu: number; memory: number }

const TICKS_A_SECOND = 100

/** Seconds of processor time that a process has used so far, and the bytes it holds in memory now. Linux tells hundredths; elsewhere `ps` has to do. */
export function usageOf(pid: number): Usage {
  if (process.platform === 'linux') {
    const rss = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { pid, cpu: statOf(pid).cpu, memory: Number(rss) * 1_024 }
  }
  const [rss = '', time = ''] = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
  const cpu = time.split(':').reduce((total, part) => total * 60 + Number(part), 0)
  return { pid, cpu, memory: Number(rss) * 1_024 }
}

export function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid ?? 0)
}

export type Stat = { name: string; parent: number; cpu: number; cpuOfEnded: number }

/** What stands in brackets is the program's name, which may hold anything. */
export function statOf(pid: number): Stat {
  const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const fields = rest.split(' ').map(Number)
  const ticks = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) / TICKS_A_SECOND
  return { name, parent: fields[1] ?? 0, cpu: ticks(11), cpuOfEnded: ticks(13) }
}
