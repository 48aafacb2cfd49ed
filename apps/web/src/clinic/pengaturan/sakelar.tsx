import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import type { Pengaturan } from '@sehati/contract/clinic/pengaturan.schema'
import { useQuery } from '@tanstack/react-query'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { pengaturanQuery, useUpdatePengaturan } from './pengaturan.queries.ts'
import styles from './sakelar.module.css'

type SakelarProps = {
  judul: string
  label: string
  /** What the clinic does while it is on. */
  isi: string
  nama: 'privasi_ketat' | 'dua_langkah_staf' | 'kedaluwarsa'
  /** The turn that is asked about before it is saved. */
  asked: { isOn: boolean; ask: () => Promise<boolean> }
}

/** A setting of the clinic that is on or off, saved at once. */
export function Sakelar({ judul, label, isi, nama, asked }: SakelarProps) {
  const pengaturan = useQuery(pengaturanQuery())
  const update = useUpdatePengaturan()

  const turn = async (isOn: boolean) => {
    if (update.isPending || (isOn === asked.isOn && !(await asked.ask()))) return
    const body: Partial<Pick<Pengaturan, typeof nama>> = { [nama]: isOn }
    update.mutate({ body }, noticesOf(updatePengaturan))
  }

  return (
    <SectionCard judul={judul} gap="sm">
      <Loaded query={pengaturan} skeleton={<SkeletonLines rows={1} height={76} />}>
        {(stored) => (
          <Switch
            className={styles.switch}
            size="md"
            label={label}
            description={isi}
            checked={stored[nama]}
            onChange={(event) => void turn(event.currentTarget.checked)}
          />
        )}
      </Loaded>
    </SectionCard>
  )
}
