import { t } from '@lingui/core/macro'
import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { say } from '../../base/lib/say.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { RekanFields } from '../alihan/rekan-fields.tsx'
import { WaktuFields } from '../tawaran-waktu/waktu-fields.tsx'
import { type BacaSlot, SlotFields } from './slot-fields.tsx'
import { type BarisTerdampak, type Pilihan, pilihTindakan } from './tindakan.rules.ts'
import styles from './tindakan-list.module.css'

type TindakanRowProps = {
  konsultasi: BarisTerdampak
  pilihan: Pilihan
  /** The decisions for the other consultations: the slots that they take are not offered here. */
  others: Pilihan[]
  baca: BacaSlot
  canOffer: boolean
  /** A colleague can be offered for a request. */
  canHandOver: boolean
  /** The decisions are being sent: a chosen slot that is no longer free is not reported. */
  isSettled: boolean
  error: string | undefined
  /** The way to the details. */
  detail?: ReactNode
  onChange: (pilihan: Pilihan) => void
}

const acts = (canOffer: boolean, canHandOver: boolean) =>
  [
    ['nanti', t`Putuskan nanti`],
    ['batal', t`Batalkan`],
    ['jadwal-ulang', t`Jadwalkan ulang`],
    ...(canOffer ? ([['tawarkan', t`Tawarkan waktu`]] as const) : []),
    ...(canHandOver ? ([['alihkan', t`Tawarkan tenaga lain`]] as const) : []),
  ] as const

/** One stranded consultation, with the choice to cancel it, move it, offer other times or decide later. */
export function TindakanRow({ konsultasi: k, pilihan, others, baca, error, ...props }: TindakanRowProps) {
  const { isSettled, canOffer, canHandOver, detail, onChange } = props
  const id = useId()
  const { tindakan } = pilihan
  const isMoved = tindakan === 'jadwal-ulang'

  return (
    <li className={styles.row} data-refused={error ? true : undefined}>
      <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.legend}>
          <strong>{k.name}</strong>
          <span className={styles.quiet}>{waktuSesi(k)}</span>
          {'usulan' in k && <span className={styles.quiet}>{k.nama_profesional}</span>}
        </legend>
        <div className={styles.head}>
          <StatusBadge status={k.status} />
          {detail}
        </div>
        <div className={styles.acts}>
          {acts(canOffer, canHandOver && k.status === 'diajukan' && k.kelas !== undefined).map(([value, kata]) => (
            <label key={value} className={styles.act}>
              <input
                type="radio"
                name={`${id}-tindakan`}
                checked={tindakan === value}
                onChange={() => onChange(pilihTindakan(pilihan, value, { usulan: k.usulan, others }))}
              />
              <span>{kata}</span>
            </label>
          ))}
        </div>
        {isMoved && (
          <SlotFields
            profid={k.profesional_id}
            pilihan={pilihan}
            others={others}
            baca={baca}
            isSettled={isSettled}
            error={error}
            onChange={onChange}
          />
        )}
        {tindakan === 'alihkan' && k.kelas && (
          <RekanFields
            profesional_id={k.profesional_id}
            kelas={k.kelas}
            pilihan={pilihan}
            others={others}
            baca={baca}
            isSettled={isSettled}
            error={error}
            onChange={onChange}
          />
        )}
        {tindakan === 'tawarkan' && (
          <WaktuFields
            profid={k.profesional_id}
            pilihan={pilihan.waktu ?? []}
            others={others}
            baca={baca}
            isSettled={isSettled}
            error={error}
            onChange={(waktu) => onChange({ ...pilihan, waktu })}
          />
        )}
        {error && (
          <Input.Error id={`${id}-error`} size="sm">
            {say(error)}
          </Input.Error>
        )}
      </fieldset>
    </li>
  )
}
