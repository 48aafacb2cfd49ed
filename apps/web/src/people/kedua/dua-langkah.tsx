import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { removeTotp, renewKodeCadangan } from '@sehati/contract/people/dua-langkah.endpoints'
import type { DuaLangkah as Keadaan, TotpBaru } from '@sehati/contract/people/dua-langkah.schema'
import { IconFingerprint, IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { caraMasuk } from '../auth/cara-masuk.ts'
import { PasskeyBaru } from '../passkey/passkey-baru.tsx'
import { canUsePasskeys } from '../passkey/webauthn.ts'
import { AplikasiBaru } from './aplikasi-baru.tsx'
import styles from './dua-langkah.module.css'
import { duaLangkahQuery, useBeginTotp, useRemoveTotp, useRenewKodeCadangan } from './kedua.queries.ts'
import { KodeCadangan } from './kode-cadangan.tsx'
import { PasswordLangkah } from './password-langkah.tsx'

/** Where the user is: nowhere, at their password, at the app, or at the codes. */
type Langkah =
  | { at: 'diam' }
  | { at: 'mulai' | 'passkey' | 'ganti kode' | 'matikan' }
  | { at: 'aplikasi'; totp: TotpBaru }
  | { at: 'kode'; codes: string[] }

/**
 * The second factor of the user: turning it on, new codes for emergencies, turning it off. Each step begins at the same place, which
 * takes the focus: the button that was pressed is gone.
 */
export function DuaLangkah({ onActive }: { onActive?: () => void }) {
  const [langkah, setLangkah] = useState<Langkah>({ at: 'diam' })
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(langkah.at)
  useEffect(() => {
    if (shown.current === langkah.at) return
    shown.current = langkah.at
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [langkah.at])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Step langkah={langkah} setLangkah={setLangkah} onActive={onActive} />
    </div>
  )
}

type StepProps = { langkah: Langkah; setLangkah: (next: Langkah) => void; onActive: (() => void) | undefined }

function Step({ langkah, setLangkah, onActive }: StepProps) {
  const stands = useQuery(duaLangkahQuery())
  const begin = useBeginTotp()
  const renew = useRenewKodeCadangan()
  const remove = useRemoveTotp()
  const stop = () => setLangkah({ at: 'diam' })
  const done = () => {
    stop()
    onActive?.()
  }
  switch (langkah.at) {
    case 'mulai':
      return (
        <PasswordLangkah
          isi={t`Masukkan password kamu untuk memulai.`}
          kirim={t`Lanjutkan`}
          send={async (body) => setLangkah({ at: 'aplikasi', totp: await begin.mutateAsync({ body }) })}
          onCancel={stop}
        />
      )
    case 'passkey':
      return <PasskeyBaru onSaved={(codes) => (codes ? setLangkah({ at: 'kode', codes }) : done())} onCancel={stop} />
    case 'aplikasi':
      return (
        <AplikasiBaru totp={langkah.totp} onActive={(codes) => setLangkah({ at: 'kode', codes })} onCancel={stop} />
      )
    case 'kode':
      return <KodeCadangan codes={langkah.codes} onDone={done} />
    case 'ganti kode':
      return (
        <PasswordLangkah
          isi={t`Kode cadangan yang lama tidak berlaku lagi.`}
          kirim={t`Buat kode baru`}
          send={async (body) => {
            const { kode_cadangan } = await renew.mutateAsync({ body })
            showSuccess(renewKodeCadangan)
            setLangkah({ at: 'kode', codes: kode_cadangan })
          }}
          onCancel={stop}
        />
      )
    case 'matikan':
      return (
        <PasswordLangkah
          isi={t`Setelah dimatikan, password saja cukup untuk membuka akun kamu.`}
          kirim={t`Matikan`}
          send={async (body) => {
            await remove.mutateAsync({ body })
            showSuccess(removeTotp)
            stop()
          }}
          onCancel={stop}
        />
      )
    default:
      return (
        <Loaded query={stands} skeleton={<SkeletonLines rows={2} />}>
          {(found) => <Ringkas stands={found} isFirst={onActive !== undefined} onAt={(at) => setLangkah({ at })} />}
        </Loaded>
      )
  }
}

type RingkasProps = {
  stands: Keadaan
  /** This is the page on which a person begins with one, where no list of passkeys stands beside. */
  isFirst: boolean
  onAt: (at: 'mulai' | 'passkey' | 'ganti kode' | 'matikan') => void
}

/** How it stands, and what can be done. */
function Ringkas({ stands, isFirst, onAt }: RingkasProps) {
  const { aktif_sejak, passkey, sisa_cadangan, wajib } = stands
  const canBegin = isFirst && !passkey && caraMasuk().passkey && canUsePasskeys()
  if (aktif_sejak === null)
    return (
      <Stack gap="md" align="flex-start">
        {passkey ? (
          <Text>
            <Trans>Passkey kamu sudah menjadi langkah kedua.</Trans> <SisaCadangan sisa_cadangan={sisa_cadangan} />
          </Text>
        ) : (
          <>
            <Text>
              {canBegin
                ? t`Setelah diaktifkan, login juga memerlukan kode dari aplikasi di ponsel kamu, atau passkey.`
                : t`Setelah diaktifkan, login juga memerlukan kode dari aplikasi di ponsel kamu.`}
            </Text>
            {wajib && (
              <Text fw={600}>
                <Trans>Peran kamu wajib mengaktifkan verifikasi dua langkah.</Trans>
              </Text>
            )}
          </>
        )}
        <Group gap="sm">
          <Button
            variant={passkey ? 'default' : 'filled'}
            leftSection={<IconShieldCheck size={18} aria-hidden />}
            onClick={() => onAt('mulai')}
          >
            {mulaiKata(passkey, canBegin)}
          </Button>
          {passkey && (
            <Button variant="default" onClick={() => onAt('ganti kode')}>
              <Trans>Buat kode cadangan baru</Trans>
            </Button>
          )}
          {canBegin && (
            <Button
              variant="default"
              leftSection={<IconFingerprint size={18} aria-hidden />}
              onClick={() => onAt('passkey')}
            >
              <Trans>Pakai passkey</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    )
  const sejak = tanggalPanjang(aktif_sejak)
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        <Trans>Aktif sejak {sejak}.</Trans> <SisaCadangan sisa_cadangan={sisa_cadangan} />
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => onAt('ganti kode')}>
          <Trans>Buat kode cadangan baru</Trans>
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconShieldOff size={18} aria-hidden />}
          onClick={() => onAt('matikan')}
        >
          <Trans>Matikan</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

/** The word on the button that begins with an app. `canBegin`: a passkey can be used instead. */
function mulaiKata(passkey: boolean, canBegin: boolean): string {
  if (passkey) return t`Tambah aplikasi autentikator`
  return canBegin ? t`Pakai aplikasi autentikator` : t`Aktifkan verifikasi dua langkah`
}

/** How many codes for emergencies are left. A passkey that was there before the clinic asked for a second factor brought none. */
const SisaCadangan = ({ sisa_cadangan }: { sisa_cadangan: number }) => (
  <span>
    {sisa_cadangan === 0
      ? t`Kamu tidak punya kode cadangan. Buat sekarang, untuk saat perangkat kamu hilang.`
      : plural(sisa_cadangan, { other: '# kode cadangan belum dipakai.' })}
  </span>
)
