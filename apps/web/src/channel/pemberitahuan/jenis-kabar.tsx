import { t } from '@lingui/core/macro'
import type { PilihanKabar } from '@sehati/contract/channel/pemberitahuan.schema'
import { jenisKata, kelompokKata } from '@sehati/contract/channel/pemberitahuan.texts'
import { isInKelompok, kelompokKabar } from '@sehati/contract/channel/pilihan-kabar.rules'
import { say } from '../../base/lib/say.ts'
import { Fold } from '../../base/ui/fold.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import { usePutPilihan } from './pemberitahuan.queries.ts'
import styles from './pilihan-kabar.module.css'

type JenisKabarProps = {
  /** What the list is called. */
  label: string
  rows: PilihanKabar[]
  /** The way by which these switches let a notice come. */
  lewat: 'email' | 'push'
}

/** A switch for each kind of notice, in folded groups that say how many of theirs are on. Each switch is saved at once. */
export function JenisKabar({ label, rows, lewat }: JenisKabarProps) {
  const { mutateAsync } = usePutPilihan()
  const groups = kelompokKabar
    .map((kelompok) => ({ kelompok, own: rows.filter(({ jenis }) => isInKelompok(jenis, kelompok)) }))
    .filter(({ own }) => own.length > 0)
  return (
    <ul className={styles.groups} aria-label={label}>
      {groups.map(({ kelompok, own }) => {
        const [on, all] = [own.filter((one) => one[lewat]).length, own.length]
        return (
          <li key={kelompok}>
            <Fold judul={say(kelompokKata[kelompok])} note={on === all ? t`Semua` : t`${on} dari ${all}`}>
              <ul className={styles.list}>
                {own.map(({ jenis, ...chosen }) => (
                  <li key={jenis}>
                    <RowSwitch
                      label={say(jenisKata[jenis])}
                      checked={chosen[lewat] === true}
                      onChange={(is) => mutateAsync({ body: { jenis, [lewat]: is } }).catch(showFailure)}
                    />
                  </li>
                ))}
              </ul>
            </Fold>
          </li>
        )
      })}
    </ul>
  )
}
