import { askedPage } from '@sehati/contract/base/page.rules'
import type { OptionalPageQuery, Page } from '@sehati/contract/base/page.schema'
import type { Peringatan } from '@sehati/contract/safety/peringatan.schema'
import type { SignedIn } from '../../base/http/authentication.ts'
import type { Context } from '../../record/context.ts'
import type { Oleh } from '../../record/jejak/catatan.ts'
import { listPeringatan, pagePeringatan } from './peringatan.store.ts'

/** The open alerts, all or a page of them, for a person on duty. Each that is shown is recorded. */
export async function showPeringatan(
  { db, seal, clock, jejak }: Context,
  { actor, asal }: Oleh & { actor: SignedIn },
  query: OptionalPageQuery,
): Promise<Page<Peringatan> | Peringatan[]> {
  const at = askedPage(query)
  const found = at
    ? await pagePeringatan(db, seal, actor.user_id, clock(), at)
    : await listPeringatan(db, seal, actor.user_id, clock())
  const rows = Array.isArray(found) ? found : found.queried
  // Beside the response: an alert is shown also when the trail cannot be written.
  jejak.susul(
    { actor, asal },
    rows.map(({ peringatan_id, user_id }) => ({
      tindakan: 'lihat',
      objek: 'peringatan',
      objek_id: peringatan_id,
      subjek_id: user_id,
      dasar: 'jaga',
    })),
  )
  return found
}
