/** The bytes of an array of numbers, in the same memory: Buffers are compared, hashed and written far faster. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
