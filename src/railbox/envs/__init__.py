"""The same rules where researchers work: batches, PettingZoo, Gymnasium, OpenSpiel, datasets.

It needs `railbox[envs]`; each environment imports its own library only.
"""

from railbox.envs.batch import Batch, batch
from railbox.envs.spaces import features, observe, split

__all__ = ["Batch", "batch", "features", "observe", "split"]
