import { t } from '@lingui/core/macro'
import { Alert } from '@mantine/core'
import { getKehadiran } from '@sehati/contract/absence/kehadiran.endpoints'
import { kehadiran as messages } from '@sehati/contract/absence/kehadiran.messages'
import { isDitanya, KONFIRMASI_PUKUL } from '@sehati/contract/absence/kehadiran.rules'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { say } from '../../base/lib/say.ts'
import { jam, tanggalTanpaHari } from '../../base/lib/tanggal.ts'

const pukul = jam(KONFIRMASI_PUKUL)

/** A friendly word to a patient who missed appointments, and what limits their bookings; nothing to every other. */
export function HadirNote() {
  const { data } = useQuery(ask(getKehadiran))
  if (!data || data.tingkat === 'biasa') return null
  const n = data.riwayat.filter(({ poin }) => poin > 0).length
  return (
    <Alert color="accent" icon={<IconInfoCircle aria-hidden />} mb="lg">
      <span>
        {data.tingkat === 'dibatasi' && data.sampai
          ? say(messages.BOOKING_LIMITED.isiRinci, { n, tanggal: tanggalTanpaHari(data.sampai) })
          : t`Ada janji yang terlewat belakangan ini. Semoga semuanya baik. Bila berhalangan, batalkan atau ubah jadwalnya lebih awal, supaya waktunya dapat dipakai orang lain.`}
      </span>
      {isDitanya(data) && (
        <>
          {' '}
          <span>{t`Sehari sebelum setiap janji, kami meminta Anda mengonfirmasi kehadiran paling lambat pukul ${pukul}. Janji yang belum dikonfirmasi sampai saat itu dibatalkan.`}</span>
        </>
      )}
    </Alert>
  )
}
