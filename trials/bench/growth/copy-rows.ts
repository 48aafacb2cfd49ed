/** Microseconds since 2000, as PostgreSQL keeps instants. */
const EPOCH_MS = Date.UTC(2000, 0, 1)
const HEAD = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')

/** Rows in the binary form of COPY, whose fields are put one after the other. */
export class CopyRows {
  #bytes = Buffer.allocUnsafe(1 << 20)
  #end = 0

  constructor() {
    this.#put(HEAD)
  }

  row(fields: number): this {
    this.#room(2)
    this.#end = this.#bytes.writeInt16BE(fields, this.#end)
    return this
  }

  int(value: number): this {
    this.#room(8)
    this.#end = this.#bytes.writeInt32BE(4, this.#end)
    this.#end = this.#bytes.writeInt32BE(value, this.#end)
    return this
  }

  small(value: number): this {
    this.#room(6)
    this.#end = this.#bytes.writeInt32BE(2, this.#end)
    this.#end = this.#bytes.writeInt16BE(value, this.#end)
    return this
  }

  big(value: bigint): this {
    this.#room(12)
    this.#end = this.#bytes.writeInt32BE(8, this.#end)
    this.#end = this.#bytes.writeBigInt64BE(value, this.#end)
    return this
  }

  instant(ms: number): this {
    return this.big(BigInt(ms - EPOCH_MS) * 1_000n)
  }

  bool(value: boolean): this {
    this.#room(5)
    this.#end = this.#bytes.writeInt32BE(1, this.#end)
    this.#end = this.#bytes.writeUInt8(value ? 1 : 0, this.#end)
    return this
  }

  text(value: string): this {
    this.#room(4 + value.length * 3)
    const length = this.#bytes.write(value, this.#end + 4)
    this.#bytes.writeInt32BE(length, this.#end)
    this.#end += 4 + length
    return this
  }

  bytes(value: Uint8Array): this {
    this.#room(4)
    this.#end = this.#bytes.writeInt32BE(value.length, this.#end)
    this.#put(value)
    return this
  }

  none(): this {
    this.#room(4)
    this.#end = this.#bytes.writeInt32BE(-1, this.#end)
    return this
  }

  /** Everything so far, with the end's mark. */
  whole(): Buffer {
    this.#room(2)
    this.#end = this.#bytes.writeInt16BE(-1, this.#end)
    return this.#bytes.subarray(0, this.#end)
  }

  #put(value: Uint8Array) {
    this.#room(value.length)
    this.#bytes.set(value, this.#end)
    this.#end += value.length
  }

  #room(more: number) {
    if (this.#end + more <= this.#bytes.length) return
    const wider = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#end + more))
    this.#bytes.copy(wider, 0, 0, this.#end)
    this.#bytes = wider
  }
}
