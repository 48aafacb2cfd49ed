import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { desimal } from '../../base/lib/angka.ts'
import { Stars } from '../../base/ui/star-rating.tsx'

/** The average of the reviews and their number, or that there are none. */
export function Penilaian({ rating, jumlah_ulasan }: Pick<TenagaProfesional, 'rating' | 'jumlah_ulasan'>) {
  if (rating === null)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Belum ada ulasan</Trans>
      </Text>
    )
  return (
    <Group gap={8}>
      <Stars rating={rating} />
      <Text size="sm" className="angka">
        <span>{desimal(rating)}</span>{' '}
        <Text span c="dimmed" size="sm">{`(${plural(jumlah_ulasan, { other: '# ulasan' })})`}</Text>
      </Text>
    </Group>
  )
}
