import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton, Stack } from '@mantine/core'
import { maxLength, pageSize } from '@sehati/contract/base/constants'
import { pageIn } from '@sehati/contract/base/page.rules'
import { emptyTexts } from '@sehati/contract/base/texts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { say } from '../../base/lib/say.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { PageRefusal } from '../../people/auth/page-refusal.tsx'
import { ProfesionalGate } from '../../people/auth/profesional-gate.tsx'
import { feedbackTenagaQuery } from './feedback-tenaga.queries.ts'
import { searchFeedback, summarize } from './feedback-tenaga.rules.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'

export const Search = z.object({
  q: inUrl.q,
  page: inUrl.page,
})

const skeleton = (
  <Stack gap="md">
    <Skeleton height={200} />
    <SkeletonLines rows={4} height={112} />
  </Stack>
)

/** /feedback of a professional: the reviews received. */
export const Page = () => (
  <>
    <PageHeader judul={t`Feedback`} isi={t`Ulasan pasien atas konsultasi yang sudah selesai.`} />
    <ProfesionalGate skeleton={skeleton}>
      {({ profesional_id }) => <Reviews profesional_id={profesional_id} />}
    </ProfesionalGate>
  </>
)

function Reviews({ profesional_id }: { profesional_id: number }) {
  const feedback = useQuery(feedbackTenagaQuery(profesional_id))
  const { error, data } = feedback
  const kode = error?.request_id
  if (error && !data) {
    return (
      <PageRefusal
        judul={error.judul}
        isi={error.message}
        note={kode && t`Kode: ${kode}`}
        action={
          <Button variant="default" loading={feedback.isFetching} onClick={() => feedback.refetch()}>
            <Trans>Coba lagi</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <List query={feedback} empty={{ isi: emptyTexts.feedback }} skeleton={skeleton}>
      {(found) => (
        <>
          <RatingSummary summary={summarize(found)} />
          <SearchedReviews reviews={found} />
        </>
      )}
    </List>
  )
}

function SearchedReviews({ reviews }: { reviews: Parameters<typeof searchFeedback>[0] }) {
  const [{ q, page }, setSearch] = useUrlSearch(Search)
  const found = pageIn(searchFeedback(reviews, q), page, pageSize.feedback)
  return (
    <>
      <SearchBox
        label={t`Cari ulasan`}
        placeholder={t`Komentar, pasien, jadwal`}
        value={q}
        debounce={0}
        maxLength={maxLength.pencarian}
        maw="26rem"
        onSearch={(term) => setSearch({ q: term, page: 1 })}
      />
      {found.total === 0 ? (
        <StateMessage
          role="status"
          picture={<PictureEmpty />}
          isi={`${say(emptyTexts.pencarian)} "${q}"`}
          action={
            <Button variant="light" onClick={() => setSearch({ q: '', page: 1 })}>
              <Trans>Tampilkan semua ulasan</Trans>
            </Button>
          }
        />
      ) : (
        <>
          <RowCount>{plural(found.total, { other: '# ulasan' })}</RowCount>
          <ReviewList reviews={found.queried} />
          <PageNav of={found} onPage={(page) => setSearch({ page })} />
        </>
      )}
    </>
  )
}
