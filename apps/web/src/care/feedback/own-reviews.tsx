import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text, Title } from '@mantine/core'
import { pageSize } from '@sehati/contract/base/constants'
import { pageIn } from '@sehati/contract/base/page.rules'
import { ratingLabels } from '@sehati/contract/base/texts'
import { updateTampilFeedback } from '@sehati/contract/care/feedback.endpoints'
import type { Feedback } from '@sehati/contract/care/feedback.schema'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../base/lib/say.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { ReviewCard } from '../../base/ui/review-card.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import { ownFeedbackQuery, useUpdateTampil } from './feedback-pasien.queries.ts'
import styles from './own-reviews.module.css'

type OwnReviewsProps = { page: number; onPage: (page: number) => void }

/** The reviews that the patient has written; of each, whether the comment is shown in public. */
export function OwnReviews({ page, onPage }: OwnReviewsProps) {
  const reviews = useQuery(ownFeedbackQuery())
  return (
    <Stack component="section" gap="md" maw="var(--sehati-form)" aria-labelledby="ulasan-anda">
      <div>
        <Title order={2} fz="lg" id="ulasan-anda">
          <Trans>Ulasan Anda</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>Anda menentukan komentar mana yang tampil untuk umum, dan dapat mengubahnya kapan saja.</Trans>
        </Text>
      </div>
      <Loaded query={reviews} skeleton={<SkeletonLines rows={2} height={150} />}>
        {(found) => <Paged reviews={found} page={page} onPage={onPage} />}
      </Loaded>
    </Stack>
  )
}

function Paged({ reviews, page, onPage }: OwnReviewsProps & { reviews: Feedback[] }) {
  const found = pageIn(reviews, page, pageSize.feedback)
  if (found.total === 0)
    return (
      <Text size="sm" role="status">
        <Trans>Anda belum menulis ulasan.</Trans>
      </Text>
    )
  return (
    <>
      <ul className={styles.list} aria-labelledby="ulasan-anda">
        {found.queried.map((review) => (
          <li key={review.feedback_id}>
            <OwnReview review={review} />
          </li>
        ))}
      </ul>
      <PageNav of={found} onPage={onPage} />
    </>
  )
}

function OwnReview({ review }: { review: Feedback }) {
  const { feedback_id, nama_profesional, tanggal, rating, komentar, tampil_publik } = review
  const put = useUpdateTampil()
  const choose = (shown: boolean) =>
    put.mutateAsync({ query: { id: feedback_id }, body: { tampil_publik: shown } }).then(() => {
      const judul = shown ? t`Komentar ditampilkan untuk umum` : t`Komentar tidak lagi ditampilkan untuk umum`
      showNotice('success', { judul, isi: updateTampilFeedback.message })
    }, showFailure)
  return (
    <ReviewCard
      label={t`Ulasan untuk ${nama_profesional}`}
      name={nama_profesional}
      tanggal={tanggal}
      kapan={tanggalPanjang(tanggal)}
      rating={rating}
      kata={say(ratingLabels[rating - 1])}
      komentar={komentar}
    >
      <div className={styles.choice}>
        <RowSwitch label={t`Tampil di halaman publik, tanpa nama`} checked={tampil_publik} onChange={choose} />
      </div>
    </ReviewCard>
  )
}
