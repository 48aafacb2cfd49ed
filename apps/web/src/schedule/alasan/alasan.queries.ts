import { listAlasan, pageTenagaAlasan } from '@sehati/contract/schedule/alasan.endpoints'
import type * as z from 'zod/mini'
import { ask } from '../../base/lib/api.ts'
import { call } from '../../base/lib/call.ts'

/** The reasons from which a patient may choose, in the order of the clinic. */
export const alasanQuery = () => ask(listAlasan)

/** A page of the professionals to whom a reason leads. It is asked for in a body: no address names the reason. */
export const pageOfAlasan = (body: z.input<typeof pageTenagaAlasan.body>, signal: AbortSignal) =>
  call(pageTenagaAlasan, { body, signal })
