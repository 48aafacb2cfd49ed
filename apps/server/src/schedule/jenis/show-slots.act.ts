import type { Tanggal } from '@sehati/contract/base/waktu'
import type { SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import type { Context } from '../../record/context.ts'
import { type Asker, listOfType } from './access.ts'
import { listSlotJenis } from './slot-jenis.store.ts'

type Ask = { profid: number; jenis_id: number; dari: Tanggal; sampai: Tanggal }

/** The starts of a type with a professional, or why there is none to show. */
export const showSlots = (context: Context, ask: Ask, asker: Asker): Promise<SlotJenis[]> =>
  listOfType(context, ask, asker, (pemilih) =>
    listSlotJenis(
      context.reads,
      { ...ask, pemilih, lanjutan: asker.lanjutan, minggu: asker.minggu },
      context.clock(),
      asker.peminta,
    ),
  )
