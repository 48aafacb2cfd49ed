import * as z from 'zod/mini'

const KeadaanLawan = z.object({ gambar: z.boolean(), suaraSaja: z.boolean() })
/** Whether a page sends a picture, and whether it wants none. */
export type KeadaanLawan = z.output<typeof KeadaanLawan>

const read = (data: unknown) => {
  try {
    return KeadaanLawan.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}

/** Opens the channel on which two pages say what their cameras do. Both open it under the same number, so it needs no offer. */
export function bukaSaluran(pc: RTCPeerConnection, onLawan: (lawan: KeadaanLawan) => void) {
  const channel = pc.createDataChannel('keadaan', { negotiated: true, id: 0 })
  let own: KeadaanLawan | null = null
  const send = () => {
    if (own && channel.readyState === 'open') channel.send(JSON.stringify(own))
  }
  channel.onopen = send
  channel.onmessage = ({ data }) => {
    const said = read(data)
    if (said) onLawan(said)
  }
  return {
    kirim: (keadaan: KeadaanLawan) => {
      own = keadaan
      send()
    },
  }
}
