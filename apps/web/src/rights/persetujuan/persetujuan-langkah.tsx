import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { isDue } from '@sehati/contract/people/persetujuan.rules'
import { useQuery } from '@tanstack/react-query'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { createStore } from '../../base/ui/store.ts'
import { persetujuanQuery } from '../../people/persetujuan/persetujuan.queries.ts'
import { usiaQuery } from '../usia/usia.queries.ts'
import { UsiaForm } from '../usia/usia-form.tsx'
import { PersetujuanForm } from './persetujuan-form.tsx'

/** The account that has put the question off. It is asked again when the application is opened again. */
const later = createStore<number | null>(null)

/** For the first page after signing in: what the user has not answered yet. Nothing waits for it but a booking, where the clinic wants that. */
export function PersetujuanLangkah({ user_id }: { user_id: number }) {
  const isLater = later.use() === user_id
  const { data } = useQuery({ ...persetujuanQuery(), enabled: !isLater })
  const { data: usia } = useQuery({ ...usiaQuery(), enabled: !isLater })
  const rows = data?.filter(isDue) ?? []
  const isUsiaDue = usia?.dewasa === null
  if (isLater || (rows.length === 0 && !isUsiaDue)) return null
  return (
    <SectionCard judul={t`Persetujuan data Anda`}>
      {isUsiaDue && <UsiaForm />}
      {rows.length > 0 && <PersetujuanForm rows={rows} />}
      <div>
        <Button variant="subtle" onClick={() => later.set(user_id)}>
          <Trans>Nanti saja</Trans>
        </Button>
      </div>
    </SectionCard>
  )
}
