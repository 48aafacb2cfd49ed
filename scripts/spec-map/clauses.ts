import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap/root.mjs'

/** A test that shows a clause: the file, and words of the test's title exactly as in the file. */
type Shown = { file: string; test: string }

/** One clause of the specification: shown by tests, or left for later with the reason. Its id begins with its section. */
export type Clause = { id: string; text: string; shown?: Shown[]; later?: string }

export const clausesFile = path.join(root, 'docs', 'spec-clauses.json')
export const mapFile = path.join(root, 'docs', 'spec-map.md')

export const readClauses = (): Clause[] => JSON.parse(readFileSync(clausesFile, 'utf8')) as Clause[]

export const sectionOf = ({ id }: Clause): number => Number(id.split('.')[0])
