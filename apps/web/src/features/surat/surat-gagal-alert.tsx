import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconMailX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { suratGagalQuery } from './surat.queries.ts'
import styles from './surat-gagal-alert.module.css'

/** For the admin's first page: that mails were given up, and the way to them. Nothing while all goes well. */
export default function SuratGagalAlert() {
  const { data } = useQuery(suratGagalQuery())
  if (!data || data.total === 0) return null
  return (
    <div role="note" className={styles.alert}>
      <IconMailX size={22} aria-hidden />
      <span className="angka">
        {plural(data.total, { other: '# email tidak terkirim setelah beberapa kali dicoba.' })}
      </span>
      <ButtonLink to={inArea(1, '/surat')} search={{ status: 'gagal' }} variant="default" size="sm">
        <Trans>Lihat email yang gagal</Trans>
      </ButtonLink>
    </div>
  )
}
