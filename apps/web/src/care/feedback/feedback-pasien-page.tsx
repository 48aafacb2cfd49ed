import { t } from '@lingui/core/macro'
import { Card, Skeleton } from '@mantine/core'
import { emptyTexts, labels } from '@sehati/contract/base/texts'
import { checkFeedback } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { useState } from 'react'
import * as z from 'zod/mini'
import { GoButton, useGo } from '../../base/lib/links.tsx'
import { homeOf, inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { List } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { useRiwayat } from '../../consultation/konsultasi/konsultasi.queries.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { OwnReviews } from './own-reviews.tsx'

export const Search = z.object({
  jadwal_id: inUrl.id,
  /** Of the caller's own reviews. */
  page: inUrl.page,
})

/** /user/feedback: a review of one finished consultation, and the reviews written before. */
export function Page() {
  const { level_id } = useActor()
  const [{ jadwal_id, page }, setSearch] = useUrlSearch(Search)
  const riwayat = useRiwayat()
  const go = useGo()
  // Taken once, on arrival: the review that is sent here must not take its own form away.
  const [pilihan, setPilihan] = useState<KonsultasiTampil[]>()
  if (pilihan === undefined && riwayat.data) setPilihan(riwayat.data.filter((k) => checkFeedback(k) === null))
  const back = (
    <GoButton to={inArea(level_id, '/riwayat-konsultasi')} variant="default">
      {say(labels.back)}
    </GoButton>
  )

  return (
    <>
      <PageHeader judul={say(labels.feedbackPage)} isi={t`Ulasan Anda membantu pasien lain dan tenaga profesional.`} />
      <Card maw="var(--sehati-form)" w="100%">
        <List
          query={{ ...riwayat, data: pilihan }}
          empty={{ isi: emptyTexts.feedbackPilihan, action: back }}
          skeleton={<Skeleton height={420} />}
        >
          {(found) => (
            <FeedbackForm pilihan={found} awal={jadwal_id ?? null} back={back} onSent={() => go(homeOf(level_id))} />
          )}
        </List>
      </Card>
      <OwnReviews page={page} onPage={(next) => setSearch({ page: next })} />
    </>
  )
}
