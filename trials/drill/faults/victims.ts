import path from 'node:path'
import { childrenOf } from '@sehati/testkit/machine/processes'
import { type LaunchedProduct, noteOf } from '@sehati/testkit/product/launched-product'
import { readPostmasterFile } from '../../../scripts/postgres/postmaster-pid.ts'

/** Who is killed, in rotation. */
export const VICTIMS = ['worker', 'primary', 'postmaster', 'everything'] as const
export type Victim = (typeof VICTIMS)[number]

/** The pids to kill at one blow. */
export function pidsOf(victim: Victim, product: LaunchedProduct, dataDir: string, data: string): number[] {
  const primary = noteOf(dataDir)?.server?.pid
  const postmaster = readPostmasterFile(data)?.pid
  if (!primary || !postmaster || !product.child.pid) throw new Error('the product is not running')
  const workers = childrenOf(primary)
  switch (victim) {
    case 'worker':
      return workers.slice(0, 1)
    case 'primary':
      return [primary]
    case 'postmaster':
      return [postmaster]
    case 'everything':
      return [product.child.pid, primary, ...workers, postmaster, ...childrenOf(postmaster)]
  }
}

/** Whether every part runs again as a new process. A surviving worker alone responds, but is only half a server. */
export function isReplaced(killed: number[], dataDir: string, workers: number): boolean {
  const primary = noteOf(dataDir)?.server?.pid
  const postmaster = readPostmasterFile(dataIn(dataDir))?.pid
  if (!primary || !postmaster) return false
  const present = [primary, postmaster, ...childrenOf(primary)]
  return present.length === workers + 2 && !present.some((pid) => killed.includes(pid))
}

export const dataIn = (dataDir: string) => path.join(dataDir, 'postgres', 'pg18')
