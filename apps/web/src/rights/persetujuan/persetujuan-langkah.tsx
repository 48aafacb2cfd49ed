import { t } from '@lingui/core/macro'
import { isDue } from '@sehati/contract/people/persetujuan.rules'
import { useQuery } from '@tanstack/react-query'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { createStore } from '../../base/ui/store.ts'
import { persetujuanQuery } from './persetujuan.queries.ts'
import { PersetujuanForm } from './persetujuan-form.tsx'

/** The account that has put the question off. It is asked again when the application is opened again. */
const later = createStore<number | null>(null)

/** For the first page after signing in: what the user has not answered yet. Nothing waits for it but a booking, where the clinic wants that. */
export function PersetujuanLangkah({ user_id }: { user_id: number }) {
  const isLater = later.use() === user_id
  const { data } = useQuery({ ...persetujuanQuery(), enabled: !isLater })
  const rows = data?.filter(isDue) ?? []
  if (isLater || rows.length === 0) return null
  return (
    <SectionCard judul={t`Persetujuan data Anda`}>
      <PersetujuanForm rows={rows} onLater={() => later.set(user_id)} />
    </SectionCard>
  )
}
