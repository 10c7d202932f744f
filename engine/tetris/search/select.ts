/** The value that the `count`-th largest of the first `length` values has; reorders `values` (Hoare's quickselect). */
export function selectLargest(values: Float64Array, length: number, count: number): number {
  let [low, high] = [0, length - 1];
  const wanted = count - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (values[left]! > pivot) left++;
      while (values[right]! < pivot) right--;
      if (left > right) break;
      [values[left], values[right]] = [values[right]!, values[left]!];
      left++;
      right--;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted]!;
}
