import type { Books } from '@sehati/testkit/clinic/check-books'
import type { Machine } from '@sehati/testkit/machine/describe-machine'
import type { PageFigure } from '../pages/measure-pages.ts'
import type { RealtimeFigure } from '../realtime/measure-realtime.ts'
import type { Start } from '../start/measure-start.ts'
import type { Verdict } from '../targets.ts'
import type { Figure, Rush } from './measure.ts'
import type { LimitFigure } from './measure-limits.ts'
import type { Memory } from './measure-memory.ts'
import type { MetricsCost } from './measure-metrics.ts'
import type { Options } from './options.ts'

/** What one run leaves behind. */
export type Results = {
  machine: Machine & { pgbench: string | null }
  options: Options
  figures: Figure[]
  limits: LimitFigure[]
  rushes: Rush[]
  books: (Books & { processes: number; consultations: number })[]
  memory: Memory | null
  metrics: MetricsCost | null
  realtime: RealtimeFigure | null
  start: Start | null
  pages: PageFigure[]
}

/** The same with what it says about the targets: what the file holds. */
export type Kept = Results & { verdicts: Verdict[] }
