import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import type { LevelId } from '@sehati/contract/base/access'
import { isDue } from '@sehati/contract/people/persetujuan.rules'
import type { Persetujuan, Sikap } from '@sehati/contract/people/persetujuan.schema'
import type { PersetujuanHasil } from '@sehati/contract/rights/naskah.schema'
import { answerPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { consultationPage } from '../../base/lib/paths.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { BacaNaskah } from '../../people/persetujuan/baca-naskah.tsx'
import { JawabanBagian } from '../../people/persetujuan/jawaban-bagian.tsx'
import { Mendatang } from '../../people/persetujuan/mendatang.tsx'
import { persetujuanQuery, useAnswerPersetujuan } from '../../people/persetujuan/persetujuan.queries.ts'
import { UnduhBukti } from '../../people/persetujuan/unduh-bukti.tsx'
import { UsiaBagian } from '../usia/usia-bagian.tsx'
import { PsikologBagian } from './psikolog-bagian.tsx'

/** For the page of the user's data: each purpose with what the user said to which text, and the way to change it. */
export function PersetujuanBagian({ level_id }: { level_id: LevelId }) {
  const persetujuan = useQuery(persetujuanQuery())
  const [terjadwal, setTerjadwal] = useState<PersetujuanHasil['terjadwal']>([])
  return (
    <Loaded query={persetujuan} skeleton={<Skeleton height={240} />}>
      {(rows) => (
        <Stack gap="lg">
          <UsiaBagian />
          {terjadwal.length > 0 && <TetapTerjadwal rows={terjadwal} level_id={level_id} />}
          {rows.map((row) => (
            <Tujuan key={row.keperluan} row={row} onAnswered={setTerjadwal} />
          ))}
          <PsikologBagian />
        </Stack>
      )}
    </Loaded>
  )
}

type TujuanProps = { row: Persetujuan; onAnswered: (terjadwal: PersetujuanHasil['terjadwal']) => void }

function Tujuan({ row, onAnswered }: TujuanProps) {
  const { keperluan, versi, judul, pernyataan, jawaban } = row
  const send = useAnswerPersetujuan()
  const isAgreed = jawaban?.sikap === 'setuju'
  const answer = (sikap: Sikap, to = versi) =>
    send.mutate(
      { body: { persetujuan: [{ keperluan, versi: to, sikap }] } },
      {
        onSuccess: ({ terjadwal }) => {
          onAnswered(terjadwal)
          showNotice('success', { judul: t`Persetujuan tersimpan`, isi: answerPersetujuan.message })
        },
        onError: showFailure,
      },
    )
  const withdraw = async () => {
    const isi = t`Pemrosesan untuk tujuan ini dihentikan sekarang. Rekam medis yang sudah ada tetap disimpan karena diwajibkan peraturan.`
    if (await confirm({ judul: t`Tarik persetujuan: ${judul}?`, isi, ya: t`Tarik persetujuan`, isDestructive: true }))
      answer('menarik')
  }
  return (
    <JawabanBagian judul={judul} pernyataan={pernyataan} row={row}>
      {isAgreed && isDue(row) && <BacaNaskah keperluan={keperluan} versi={jawaban.versi} judul={judul} />}
      <BacaNaskah keperluan={keperluan} versi={versi} judul={judul} />
      <div>
        {isAgreed && (
          <Button
            variant="default"
            loading={send.isPending}
            onClick={withdraw}
            aria-label={t`Tarik persetujuan: ${judul}`}
          >
            <Trans>Tarik persetujuan</Trans>
          </Button>
        )}
        {(!isAgreed || isDue(row)) && (
          <Button
            variant="light"
            loading={send.isPending}
            onClick={() => answer('setuju')}
            aria-label={t`Setuju: ${judul}`}
          >
            <Trans>Setuju</Trans>
          </Button>
        )}
        {jawaban && <UnduhBukti id={jawaban.persetujuan_id} judul={judul} />}
      </div>
      <Mendatang row={row}>
        {(baru) => (
          <Button
            variant="light"
            w="fit-content"
            loading={send.isPending}
            onClick={() => answer('setuju', baru)}
            aria-label={t`Setuju versi baru: ${judul}`}
          >
            <Trans>Setuju versi baru</Trans>
          </Button>
        )}
      </Mendatang>
    </JawabanBagian>
  )
}

/** A withdrawal cancels nothing by itself: the user decides about each. */
const TetapTerjadwal = ({ rows, level_id }: { rows: PersetujuanHasil['terjadwal']; level_id: LevelId }) => (
  <Alert role="status" color="yellow" variant="light" title={t`Konsultasi ini tetap terjadwal`}>
    <Text size="sm">
      <Trans>
        Persetujuan ditarik, tetapi tidak ada konsultasi yang dibatalkan. Batalkan sendiri yang tidak Anda inginkan:
      </Trans>
    </Text>
    <ul>
      {rows.map(({ jadwal_id, nama_profesional, ...waktu }) => {
        const kapan = waktuSesi(waktu)
        return (
          <li key={jadwal_id}>
            <TextLink to={consultationPage(level_id, jadwal_id)}>{t`${nama_profesional}, ${kapan}`}</TextLink>
          </li>
        )
      })}
    </ul>
  </Alert>
)
