import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import crypto from 'node:crypto'
import { credentials } from '../../../scripts/postgres/system-user.ts'
import type { Machine } from './machine.ts'

export type Typed = { status: number; output: string }

/** A shell that lives on from line to line: `cd`, functions and aliases of one line count for the next. */
export class Shell {
  private readonly child: ChildProcessWithoutNullStreams
  private output = ''
  private onOutput: () => void = () => {}
  private isGone = false

  constructor({ user, environment }: Pick<Machine, 'user' | 'environment'>, cwd: string) {
    this.child = spawn('/bin/bash', ['--norc', '--noprofile'], { ...credentials(user), cwd, env: environment })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk
        this.onOutput()
      })
    this.child.once('close', () => {
      this.isGone = true
      this.onOutput()
    })
    this.child.stdin.write('shopt -s expand_aliases\n')
  }

  /** Types one line and waits for its end. A line that ends the shell (a syntax error) has the status -1. */
  type(line: string): Promise<Typed> {
    const mark = crypto.randomUUID()
    this.output = ''
    this.child.stdin.write(`{\n${line}\n} </dev/null 2>&1\nprintf '\\n%s %d\\n' ${mark} $?\n`)
    return new Promise((resolve) => {
      this.onOutput = () => {
        const [, output = '', status] = new RegExp(`^([\\s\\S]*)\\n${mark} (\\d+)\\n`).exec(this.output) ?? []
        if (status !== undefined) resolve({ status: Number(status), output: output.trim() })
        else if (this.isGone) resolve({ status: -1, output: this.output.trim() })
      }
      this.onOutput()
    })
  }

  close(): void {
    this.child.stdin.end()
  }
}
