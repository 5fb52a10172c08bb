import type { Block } from './nearest/nearest.ts';

const floatBytes = 4;
const floatsInBlock = 2 ** 18;
const maxRowsPerBlock = 4096;
const bytesPerRecord = 100;

export const rowsInBlock = (dimensions: number): number =>
  Math.max(1, Math.min(maxRowsPerBlock, Math.floor(floatsInBlock / dimensions)));

export const bytesOf = (count: number, dimensions: number): number =>
  count * (dimensions * floatBytes + bytesPerRecord);

/** Vectors with infinite or invalid numbers have no direction. */
const usableNorm = (norm: number) => (Number.isFinite(norm) ? norm : 0);

export class VectorsInMemory {
  readonly blocks: Block[] = [];
  private readonly slots = new Map<number, number>();
  private readonly freeSlots: number[] = [];
  private readonly rows: number;

  constructor(private readonly dimensions: number) {
    this.rows = rowsInBlock(dimensions);
  }

  get bytes(): number {
    return bytesOf(Math.max(this.slots.size, this.blocks.length * this.rows), this.dimensions);
  }

  put(seq: number, bytes: Uint8Array): void {
    if (bytes.length !== this.dimensions * floatBytes) return;
    const slot = this.slots.get(seq) ?? this.takeSlot();
    const { block, row } = this.at(slot);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const start = row * this.dimensions;
    let squares = 0;
    for (let index = 0; index < this.dimensions; index += 1) {
      const value = view.getFloat32(index * floatBytes, true);
      block.values[start + index] = value;
      squares += value * value;
    }
    block.norms[row] = usableNorm(Math.sqrt(squares));
    block.seqs[row] = seq;
    this.slots.set(seq, slot);
  }

  keepOnly(isThere: (seq: number) => boolean): void {
    for (const [seq, slot] of this.slots) {
      if (isThere(seq)) continue;
      const { block, row } = this.at(slot);
      block.norms[row] = -1;
      this.slots.delete(seq);
      this.freeSlots.push(slot);
    }
  }

  private takeSlot() {
    return this.freeSlots.pop() ?? this.slots.size;
  }

  private at(slot: number) {
    const index = Math.floor(slot / this.rows);
    const block = this.blocks[index] ?? this.addBlock();
    return { block, row: slot % this.rows };
  }

  private addBlock(): Block {
    const shared = (size: number) => new SharedArrayBuffer(this.rows * size);
    const block = {
      values: new Float32Array(shared(this.dimensions * floatBytes)),
      norms: new Float64Array(shared(8)).fill(-1),
      seqs: new Float64Array(shared(8)),
    };
    this.blocks.push(block);
    return block;
  }
}
