# space.sh ROOT SCRATCH [INSIDE OUTSIDE]...: a scratch copy of a root folder, with folders of this machine bound into it.
# Runs in namespaces of its own (mounts, processes): whatever is mounted or started there is gone when it ends, which it
# does when its input ends. What is written in the copy stays in memory.
set -e
root=$1
scratch=$2
shift 2
mount -t tmpfs tmpfs "$scratch"
mkdir "$scratch/changes" "$scratch/work" "$scratch/root"
mount -t overlay overlay -o "lowerdir=$root,upperdir=$scratch/changes,workdir=$scratch/work" "$scratch/root"
cd "$scratch/root"
mount -t proc proc proc
mount --rbind /dev dev
# Where Wine learns which processors there are; without it Windows programs are told of none.
mount --bind -o ro /sys sys
while [ $# -gt 1 ]; do
  mkdir -p ".$1"
  mount --bind "$2" ".$1"
  shift 2
done
# Only now its root is the copy: who enters sooner is outside.
exec chroot . /bin/sh -c 'echo ready && exec cat > /dev/null'
