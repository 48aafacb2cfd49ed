import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../base/lib/use-now.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { JendelaFields } from './jendela-fields.tsx'
import { pengaturanQuery } from './pengaturan.queries.ts'

/** How far ahead patients may book and when further days open, with the dates that result. */
export function JendelaForm() {
  const pengaturan = useQuery(pengaturanQuery())
  const now = useNow()
  return (
    <SectionCard judul={t`Batas waktu pemesanan`} gap="sm">
      <Loaded query={pengaturan} skeleton={<SkeletonLines rows={1} height={108} />}>
        {(found) => <JendelaFields stored={found} now={now} />}
      </Loaded>
    </SectionCard>
  )
}
