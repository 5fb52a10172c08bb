"""Drives a server that speaks the Argilla v2 API with the stock Python SDK, and checks what comes back.

usage: sdk.py ADDRESS OWNER_API_KEY [--webhooks] [--data-dir=FOLDER]

The same script holds for the embedded server and for Argilla itself. It makes everything it needs under names
of its own and deletes it in the end. With --webhooks it also waits for deliveries on a port of this machine,
which the server has to be allowed to reach; with --data-dir, that of a product which was built here, files are
put in again by its command line.
"""

import os
import sys

os.environ.update(HF_HUB_OFFLINE="1", HF_HUB_DISABLE_TELEMETRY="1", HF_DATASETS_DISABLE_PROGRESS_BARS="1", TQDM_DISABLE="1")
sys.dont_write_bytecode = True

import time

from steps.again import again
from steps.exports import exports
from steps.files import files
from steps.moving import moving
from steps.people import annotator, farewell, key_of, people
from steps.quality import quality
from steps.records import completion, forms, records_of, refusals, updates
from steps.searches import searches
from steps.settings import dataset_of, settings_changes, unfit_settings
from steps.support import check, client, passed
from steps.webhooks import webhooks

begun = time.monotonic()
workspace, user = people()
dataset = dataset_of(workspace)
unfit_settings(workspace)
back = records_of(dataset)
forms(dataset)
refusals(dataset)
searches(dataset, back)
exports(workspace, dataset)
files(dataset, back)
again(workspace, dataset)
moving(workspace, dataset)
quality(workspace)
updates(dataset, back)
key = key_of(user)
annotator(workspace, dataset, key)
completion(dataset, back, user, key)
settings_changes(dataset)
webhooks(dataset)
dataset.delete()
check("a deleted dataset is gone", client.datasets(dataset.name, workspace=workspace) is None)
farewell(workspace, user)
print(f"interop: {len(passed)} passed, 0 failed ({time.monotonic() - begun:.1f} s)")
