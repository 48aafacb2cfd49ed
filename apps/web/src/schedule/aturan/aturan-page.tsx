import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
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
          <Tabs.Tab value="jenis" className={styles.tab}>
            <Trans>Jenis</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="jendela" className={styles.tab}>
            <Trans>Waktu</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="batas" className={styles.tab}>
            <Trans>Batas</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="semester" className={styles.tab}>
            <Trans>Semester</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="klinik" className={styles.tab}>
            <Trans>Klinik</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="alasan" className={styles.tab}>
            <Trans>Alasan</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="jenis">
          <AturanJenis />
        </Tabs.Panel>
        <Tabs.Panel value="jendela">
          <JendelaForm />
        </Tabs.Panel>
        <Tabs.Panel value="batas">
          <AturanBatas />
        </Tabs.Panel>
        <Tabs.Panel value="semester">
          <AturanSemester />
        </Tabs.Panel>
        <Tabs.Panel value="klinik">
          <AturanKlinik />
        </Tabs.Panel>
        <Tabs.Panel value="alasan">
          <AturanAlasan />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
