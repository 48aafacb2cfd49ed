import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { later } from '../../base/ui/later.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { AturanBatas } from './aturan-batas.tsx'
import { AturanJenis } from './aturan-jenis.tsx'
import styles from './aturan-page.module.css'
import { AturanSemester } from './aturan-semester.tsx'

// Set rarely: most services have one clinic, and keep their window.
const JendelaForm = later(() => import('../../clinic/pengaturan/jendela-form.tsx').then((file) => file.JendelaForm))
const AturanAlasan = later(() => import('./aturan-alasan.tsx').then((file) => file.AturanAlasan))
const AturanKlinik = later(() => import('./aturan-klinik.tsx').then((file) => file.AturanKlinik))

const Tab = z.enum(['jenis', 'jendela', 'batas', 'semester', 'klinik', 'alasan'])
export const Search = z.object({ tab: z.catch(z._default(Tab, 'jenis'), 'jenis') })

const tabs: Record<z.output<typeof Tab>, { kata: MessageDescriptor; isi: ReactNode }> = {
  jenis: { kata: msg`Jenis`, isi: <AturanJenis /> },
  jendela: { kata: msg`Waktu`, isi: <JendelaForm /> },
  batas: { kata: msg`Batas`, isi: <AturanBatas /> },
  semester: { kata: msg`Semester`, isi: <AturanSemester /> },
  klinik: { kata: msg`Klinik`, isi: <AturanKlinik /> },
  alasan: { kata: msg`Alasan`, isi: <AturanAlasan /> },
}

/** /admin/aturan: the rules of booking, each with what it does. The tab is in the URL. */
export function Page() {
  const [{ tab }, change] = useUrlSearch(Search)
  return (
    <>
      <PageHeader
        judul={t`Aturan`}
        isi={t`Jenis konsultasi, batas waktu pemesanan, batas tenaga profesional, kunjungan pasien per semester, dan klinik.`}
      />
      <Tabs
        value={tab}
        onChange={(next) => change({ tab: z.catch(Tab, 'jenis').parse(next) })}
        keepMounted={false}
        activateTabWithKeyboard={false}
      >
        <Tabs.List mb="lg">
          {Tab.options.map((value) => (
            <Tabs.Tab key={value} value={value} className={styles.tab}>
              {t(tabs[value].kata)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {Tab.options.map((value) => (
          <Tabs.Panel key={value} value={value}>
            {tabs[value].isi}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
