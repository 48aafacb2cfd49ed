import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Input, NativeSelect, Stack, Text } from '@mantine/core'
import { listKetersediaanAdmin, listSlotAdmin } from '@sehati/contract/schedule/ketersediaan.endpoints'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import { type ReactNode, useId, useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { tanggalRentang, waktuSesi } from '../../base/lib/tanggal.ts'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { SlotFields } from './slot-fields.tsx'
import styles from './tindakan-list.module.css'
import type { PilihanUsulan } from './usulan.rules.ts'

/** Patients book what is proposed, so it lies in their window. */
const baca = { hari: listKetersediaanAdmin, slot: listSlotAdmin }

/** A colleague who may be proposed. */
type Rekan = { profesional_id: number; name: string; nama_spesialisasi: string }

type UsulanRowProps = {
  konsultasi: TerdampakAkun
  pilihan: PilihanUsulan
  /** The proposals of the other rows: their slots are not offered here. */
  others: PilihanUsulan[]
  rekan: readonly Rekan[]
  isSettled: boolean
  error: string | undefined
  detail: ReactNode
  onChange: (pilihan: PilihanUsulan) => void
}

/** A consultation that ends with an account, and what is proposed to its patient instead: in one line until it is changed. */
export function UsulanRow({ konsultasi: k, pilihan, others, rekan, error, ...props }: UsulanRowProps) {
  const { isSettled, detail, onChange } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isProposed = pilihan.tindakan === 'jadwal-ulang'
  const isShown = isProposed && (isOpen || Boolean(error) || pilihan.jadwal_tenaga_id === null)
  const { usulan } = k
  const pasien = k.name
  const isFirst =
    usulan !== null && pilihan.jadwal_tenaga_id === usulan.jadwal_tenaga_id && pilihan.tanggal === usulan.tanggal

  return (
    <li className={styles.row} data-refused={error ? true : undefined}>
      <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.legend}>
          <strong>{k.sisi === 'pasien' ? k.nama_profesional : k.name}</strong>
          <span className={styles.quiet}>{waktuSesi(k)}</span>
        </legend>
        <div className={styles.head}>
          <StatusBadge status={k.status} />
          {detail}
        </div>
        {k.sisi === 'profesional' && (
          <>
            <div className={styles.acts}>
              <label className={styles.act}>
                <input
                  type="checkbox"
                  checked={isProposed}
                  aria-label={t`Usulkan jadwal lain kepada ${pasien}`}
                  onChange={() => onChange({ ...pilihan, tindakan: isProposed ? 'batal' : 'jadwal-ulang' })}
                />
                <Trans>Usulkan jadwal lain</Trans>
              </label>
              {isProposed && !isShown && (
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={t`Ubah usulan untuk ${pasien}`}
                  onClick={() => setIsOpen(true)}
                >
                  <Trans>Ubah usulan</Trans>
                </Button>
              )}
            </div>
            {!usulan && (
              <span className={styles.quiet}>
                <Trans>Tidak ada slot kosong yang cocok pada rekan seprofesi.</Trans>
              </span>
            )}
            {isProposed && isFirst && (
              <Text size="sm">
                <span>{`${usulan.nama_profesional} (${usulan.nama_spesialisasi})`}</span>
                <br />
                <span>{tanggalRentang(usulan.tanggal, usulan.jam_mulai, usulan.jam_selesai, usulan.zona)}</span>
              </Text>
            )}
            {isShown && (
              <Stack gap="sm">
                <NativeSelect
                  label={t`Tenaga profesional yang diusulkan`}
                  value={String(pilihan.profesional_id ?? '')}
                  data={[
                    { value: '', label: t`Pilih tenaga profesional` },
                    ...rekan.map((one) => ({
                      value: String(one.profesional_id),
                      label: `${one.name} (${one.nama_spesialisasi})`,
                    })),
                  ]}
                  onChange={(event) =>
                    onChange({
                      tindakan: 'jadwal-ulang',
                      profesional_id: Number(event.currentTarget.value) || null,
                      tanggal: null,
                      jadwal_tenaga_id: null,
                    })
                  }
                />
                <SlotFields
                  profid={pilihan.profesional_id ?? 0}
                  pilihan={pilihan}
                  others={others}
                  baca={baca}
                  isSettled={isSettled}
                  error={error}
                  onChange={(next) => onChange({ ...pilihan, ...next })}
                />
              </Stack>
            )}
          </>
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
